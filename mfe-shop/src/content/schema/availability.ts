import { day, group, list, reference } from '@tesela/content/fields';
import * as v from 'valibot';

/** The schema of `settings/availability.json`, from which the editor makes a form. */
export const availabilityFile = v.pipe(
  v.strictObject({
    $comment: v.optional(v.string()),
    soldOut: list(
      group(
        {
          product: reference('products', { title: 'Producto' }),
          returns: v.optional(
            day({ title: 'Vuelve el', hint: 'Ese día vuelve a venderse solo. Vacío: no se sabe.' }),
          ),
        },
        { title: 'Producto agotado' },
      ),
      {
        title: 'Agotados',
        hint: 'Rige al volver a publicar el sitio, sin versión nueva de la tienda.',
        min: 0,
      },
    ),
  }),
  v.title('Productos agotados'),
);
