import { defineRemote, slot } from '@clinic/shared/defineRemote';

export const remote = defineRemote({
  name: 'mfe_assistant',
  routes: [],
  uses: { 'product-cards': { products: 'string[]' } },
  slots: { assistant: slot(() => import('./Assistant.tsx'), { widget: { order: 20 } }) },
});
