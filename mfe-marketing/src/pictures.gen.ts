// Made by tools/art/publish.mjs. Do not edit.
import type { PictureAsset } from '@tesela/core/pictureAsset';

export const pictures = {
  'hero/consulta': { width: 1280, height: 1280, color: '#c1b29f', widths: [640, 960, 1200], version: '0e773898' },
  'hero/estetica': { width: 1120, height: 1120, color: '#d9cab7', widths: [640, 960, 1200], version: '606d9804' },
  'hero/nosotros': { width: 1440, height: 900, color: '#c1b29f', widths: [640, 960, 1440], version: 'bae0625b' },
  'hero/spa': { width: 1120, height: 1120, color: '#b9b0a1', widths: [640, 960, 1200], version: 'c71a0401' },
  'results/lineas-finas-after': { width: 800, height: 800, color: '#a97253', widths: [320, 480, 640], version: '60d862fa' },
  'results/lineas-finas-before': { width: 800, height: 800, color: '#aa7253', widths: [320, 480, 640], version: 'b711c8a1' },
  'results/manchas-solares-after': { width: 800, height: 800, color: '#d7a581', widths: [320, 480, 640], version: 'c17f65a6' },
  'results/manchas-solares-before': { width: 800, height: 800, color: '#d6a37f', widths: [320, 480, 640], version: 'c057acca' },
  'results/marcas-de-acne-after': { width: 800, height: 800, color: '#a97152', widths: [320, 480, 640], version: '78afde36' },
  'results/marcas-de-acne-before': { width: 800, height: 800, color: '#a87151', widths: [320, 480, 640], version: 'a5aaea7d' },
  'results/poro-visible-after': { width: 800, height: 800, color: '#d7a681', widths: [320, 480, 640], version: '8697688d' },
  'results/poro-visible-before': { width: 800, height: 800, color: '#d6a580', widths: [320, 480, 640], version: 'a0472146' },
  'results/rojez-difusa-after': { width: 800, height: 800, color: '#e8bca8', widths: [320, 480, 640], version: '430f7aee' },
  'results/rojez-difusa-before': { width: 800, height: 800, color: '#e6b2a1', widths: [320, 480, 640], version: '54dbcbc5' },
  'results/tono-desigual-after': { width: 800, height: 800, color: '#7f523c', widths: [320, 480, 640], version: 'ecc647a4' },
  'results/tono-desigual-before': { width: 800, height: 800, color: '#7c4f39', widths: [320, 480, 640], version: '62659938' },
  'timeline/2018': { width: 576, height: 432, color: '#c1b7aa', widths: [320, 480, 640], version: '6fe7f3d6' },
  'timeline/2019': { width: 576, height: 432, color: '#b2a89c', widths: [320, 480, 640], version: 'fe84efaa' },
  'timeline/2020': { width: 576, height: 432, color: '#ccb69c', widths: [320, 480, 640], version: '56a2cb75' },
  'timeline/2021': { width: 576, height: 432, color: '#c5b6a3', widths: [320, 480, 640], version: 'b2600b8f' },
  'timeline/2022': { width: 576, height: 432, color: '#d0c5b7', widths: [320, 480, 640], version: '106f0335' },
  'timeline/2023': { width: 576, height: 432, color: '#c6b7a8', widths: [320, 480, 640], version: '02296404' },
  'timeline/2024': { width: 576, height: 432, color: '#c0b7a9', widths: [320, 480, 640], version: '6152c75c' },
  'timeline/2025': { width: 576, height: 432, color: '#a19e94', widths: [320, 480, 640], version: 'f8a9c703' },
  'blog/acne-adulto': { width: 864, height: 576, color: '#cfc4b7', widths: [320, 480, 640, 960], version: '525d98d6' },
  'blog/caida-del-cabello': { width: 864, height: 576, color: '#bac5c2', widths: [320, 480, 640, 960], version: 'a579bbaf' },
  'blog/laser-que-esperar': { width: 768, height: 512, color: '#cec1b3', widths: [320, 480, 640], version: '0de7207c' },
  'blog/melasma': { width: 864, height: 576, color: '#ccd2cf', widths: [320, 480, 640, 960], version: '8a6b565d' },
  'blog/primera-consulta': { width: 864, height: 576, color: '#d0c7b9', widths: [320, 480, 640, 960], version: 'd4a22a11' },
  'blog/proteccion-solar': { width: 864, height: 576, color: '#d9cab5', widths: [320, 480, 640, 960], version: '38a40bea' },
  'team/andres-villegas': { width: 720, height: 900, color: '#ac8370', widths: [320, 480, 640], version: '2d9691eb' },
  'team/felipe-arango': { width: 720, height: 900, color: '#929e89', widths: [320, 480, 640], version: 'a6e5aa2f' },
  'team/laura-echeverri': { width: 720, height: 900, color: '#d0b496', widths: [320, 480, 640], version: '72c933c3' },
  'team/mariana-restrepo': { width: 720, height: 900, color: '#6c8c76', widths: [320, 480, 640], version: '75e13d23' },
} as const satisfies Record<string, PictureAsset>;

/** Names of this micro-frontend's pictures: a name that is not here does not compile. */
export type PictureName = keyof typeof pictures;
