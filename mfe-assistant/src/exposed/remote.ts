import { defineRemote, slot } from '@tesela/core/defineRemote';

export const remote = defineRemote({
  name: 'mfe_assistant',
  routes: [],
  uses: { 'product-cards': { products: 'string[]' } },
  slots: {
    /** The clinic's networks and the chat, afloat. */
    assistant: slot(() => import('./Assistant.tsx'), { widget: { order: 20 } }),
  },
});
