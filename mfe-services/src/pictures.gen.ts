// Made by tools/art/publish.mjs. Do not edit.
import type { PictureAsset } from '@tesela/core/pictureAsset';

export const pictures = {
  'blog/acne-adulto': { width: 864, height: 576, color: '#cfc4b7', widths: [320, 480, 640, 960], version: '525d98d6' },
  'blog/primera-consulta': { width: 864, height: 576, color: '#d0c7b9', widths: [320, 480, 640, 960], version: 'd4a22a11' },
  'hero/estetica': { width: 1120, height: 1120, color: '#d9cab7', widths: [640, 960, 1200], version: '606d9804' },
  'hero/nosotros': { width: 1440, height: 900, color: '#c1b29f', widths: [640, 960, 1440], version: 'bae0625b' },
  'problems/acne': { width: 864, height: 648, color: '#cfd6d4', widths: [320, 480, 640, 960], version: '97fb6f84' },
  'problems/caida-del-cabello': { width: 864, height: 648, color: '#cccfcc', widths: [320, 480, 640, 960], version: '4971412d' },
  'problems/cicatrices': { width: 864, height: 648, color: '#cdd7d4', widths: [320, 480, 640, 960], version: 'b934c581' },
  'problems/lunares': { width: 864, height: 648, color: '#c9d2d0', widths: [320, 480, 640, 960], version: 'c213430d' },
  'problems/manchas': { width: 864, height: 648, color: '#ccc9b9', widths: [320, 480, 640, 960], version: '337f3aa7' },
  'problems/rojeces': { width: 864, height: 648, color: '#c6d3d1', widths: [320, 480, 640, 960], version: '3f2c0591' },
  'problems/unas': { width: 864, height: 648, color: '#cad2ce', widths: [320, 480, 640, 960], version: '7450b787' },
  'problems/vello': { width: 864, height: 648, color: '#c9d3d1', widths: [320, 480, 640, 960], version: '19efcea2' },
  'services/acido-hialuronico': { width: 864, height: 648, color: '#d0c8be', widths: [320, 480, 640, 960], version: '008e23e7' },
  'services/biopsia-piel': { width: 864, height: 648, color: '#d2c8ba', widths: [320, 480, 640, 960], version: 'cd713092' },
  'services/consulta': { width: 864, height: 648, color: '#c5bdae', widths: [320, 480, 640, 960], version: '8be4a36d' },
  'services/control': { width: 864, height: 648, color: '#d4dcd8', widths: [320, 480, 640, 960], version: '4ed82633' },
  'services/harmonyca': { width: 864, height: 648, color: '#c4b7a4', widths: [320, 480, 640, 960], version: '7b11336e' },
  'services/hilos-pdo': { width: 864, height: 648, color: '#d3c7b8', widths: [320, 480, 640, 960], version: '5c0d7457' },
  'services/infiltracion-medica': { width: 864, height: 648, color: '#d3c8ba', widths: [320, 480, 640, 960], version: '027eaa0e' },
  'services/microneedling': { width: 864, height: 648, color: '#cfc4b6', widths: [320, 480, 640, 960], version: 'a7fe625e' },
  'services/radiesse': { width: 864, height: 648, color: '#d0c5b8', widths: [320, 480, 640, 960], version: 'ab5fac98' },
  'services/reseccion-lesiones': { width: 864, height: 648, color: '#d0c6b9', widths: [320, 480, 640, 960], version: '250a1242' },
  'services/skin-booster': { width: 864, height: 648, color: '#d9ceb9', widths: [320, 480, 640, 960], version: 'd68c262f' },
  'services/toxina-botulinica': { width: 864, height: 648, color: '#cbc0b1', widths: [320, 480, 640, 960], version: '7755e1b7' },
  'technology/criocirugia': { width: 640, height: 480, color: '#d3ccc0', widths: [320, 480, 640], version: '22d62719' },
  'technology/dermatoscopia-digital': { width: 640, height: 480, color: '#c7b9ac', widths: [320, 480, 640], version: '8fa22740' },
  'technology/electrocirugia-radiofrecuencia': { width: 640, height: 480, color: '#cdc3b7', widths: [320, 480, 640], version: '94fed6d9' },
  'technology/laser-fraccionado': { width: 640, height: 480, color: '#cec4b8', widths: [320, 480, 640], version: '493c5e64' },
  'technology/luz-pulsada-intensa': { width: 640, height: 480, color: '#d2c7b9', widths: [320, 480, 640], version: '504ed734' },
  'technology/radiofrecuencia-microagujas': { width: 640, height: 480, color: '#d0c5b8', widths: [320, 480, 640], version: 'a3ad4f02' },
} as const satisfies Record<string, PictureAsset>;

/** Names of this micro-frontend's pictures: a name that is not here does not compile. */
export type PictureName = keyof typeof pictures;
