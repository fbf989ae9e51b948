import { defineRemote, page, slot } from '@tesela/core/defineRemote';

export const remote = defineRemote({
  name: 'mfe_guests',
  routes: [
    page('/invitados', () => import('#pages/GuestsPage.tsx'), { slots: ['guest-cards'] }),
    page('/invitados/pagina', () => import('#pages/PreactPage.tsx')),
    page('/invitados/averias/:fault', () => import('#pages/FaultPage.tsx')),
  ],
  slots: {
    'guest-cards': slot(() => import('#pieces/PreactCards.tsx'), {
      props: { quantity: 'number' },
      // Its props change with the page.
      defer: 'visible',
    }),
  },
  uses: { 'guest-cards': { quantity: 'number' } },
});
