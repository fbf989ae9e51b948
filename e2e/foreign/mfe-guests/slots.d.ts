/// <reference types="@rsbuild/core/types" />
import '@tesela/core/contract';

declare module '@tesela/core/contract' {
  interface Slots {
    'guest-cards': { quantity: number };
  }
}
