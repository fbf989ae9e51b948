// Made by tools/art/publish.mjs. Do not edit.
import type { PictureAsset } from '@tesela/core/pictureAsset';

export const pictures = {
  'spa/clarity-antimanchas': { width: 864, height: 1080, color: '#9e8576', widths: [320, 480, 640, 960], version: 'bc9cbb66' },
  'spa/clear-skin-laser': { width: 960, height: 1200, color: '#c9c7bc', widths: [320, 480, 640, 960], version: '6fe3c880', loop: true },
  'spa/contour-sculpt-360': { width: 864, height: 1080, color: '#b3927b', widths: [320, 480, 640, 960], version: '3830eadd' },
  'spa/detox-balance': { width: 960, height: 1200, color: '#a6a49a', widths: [320, 480, 640, 960], version: '21a5f421', loop: true },
  'spa/firm-body-up': { width: 864, height: 1080, color: '#ab8f7d', widths: [320, 480, 640, 960], version: 'd8d49945' },
  'spa/follicle-reactivation': { width: 864, height: 1080, color: '#a9826d', widths: [320, 480, 640, 960], version: 'dc7ebf10' },
  'spa/glow-express-45': { width: 960, height: 1200, color: '#e3d2b7', widths: [320, 480, 640, 960], version: 'c030a645', loop: true },
  'spa/home-tech-plan': { width: 864, height: 1080, color: '#aa7755', widths: [320, 480, 640, 960], version: 'ad012876' },
  'spa/hydra-reset-premium': { width: 960, height: 1200, color: '#c3bcb0', widths: [320, 480, 640, 960], version: 'f91e94fb', loop: true },
  'spa/lift-lux-therapies': { width: 960, height: 1200, color: '#bb9b7e', widths: [320, 480, 640, 960], version: '68648710', loop: true },
  'spa/oxygen-boost-capilar': { width: 960, height: 1200, color: '#cdc5b6', widths: [320, 480, 640, 960], version: '4d8cbf23', loop: true },
  'spa/smooth-hair-free': { width: 864, height: 1080, color: '#a68a79', widths: [320, 480, 640, 960], version: '8924feef' },
  'categories/spa-capilar': { width: 720, height: 720, color: '#a27b67', widths: [320, 480, 640], version: '723f4aeb' },
  'categories/spa-corporal': { width: 720, height: 720, color: '#b5947b', widths: [320, 480, 640], version: '26f5574b' },
  'categories/spa-facial': { width: 720, height: 720, color: '#977f72', widths: [320, 480, 640], version: '8b8e71b5' },
  'categories/spa-laser': { width: 720, height: 720, color: '#b1927e', widths: [320, 480, 640], version: '59c4b005' },
} as const satisfies Record<string, PictureAsset>;

/** Names of this micro-frontend's pictures: a name that is not here does not compile. */
export type PictureName = keyof typeof pictures;
