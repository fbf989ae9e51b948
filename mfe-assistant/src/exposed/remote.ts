import { defineRemote, slot } from '@clinic/shared/contract';

import type { AssistantContent } from '#content/types.ts';

export const remote = defineRemote({
  name: 'mfe_assistant',
  routes: [],
  uses: { 'product-cards': { products: 'string[]' } },
  slots: {
    assistant: slot<AssistantContent>({
      chunk: 'assistant',
      widget: { order: 20 },
      component: () =>
        import(/* webpackChunkName: "assistant" */ './Assistant.tsx').then((m) => ({ Slot: m.Assistant })),
      content: {
        es: () =>
          import(/* webpackChunkName: "assistant.es" */ '#content/es/assistant.ts').then((m) => m.content),
        en: () =>
          import(/* webpackChunkName: "assistant.en" */ '#content/en/assistant.ts').then((m) => m.content),
      },
    }),
  },
});
