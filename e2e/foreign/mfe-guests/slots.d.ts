/// <reference types="@rsbuild/core/types" />
import '@clinic/shared/contract';

declare module '@clinic/shared/contract' {
  interface Slots {
    'guest-cards': { quantity: number };
  }
}
