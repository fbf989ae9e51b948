import type { Languages } from '@tesela/core/lang';
import * as v from 'valibot';

const text = (title: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.title(title));

const origin = (title: string, example: string) =>
  v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[^/]+$/, `must be an origin such as ${example}, without a path`),
    v.title(title),
  );

/** What every site has in `settings/site.json`. A site with code of its own may have more. */
export const siteSchema = v.looseObject({
  languages: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, 'must be a language such as "en"'))),
    v.minLength(1, 'must name at least one language, e.g. ["en"]: the first has no prefix in addresses'),
    v.check((list) => new Set(list).size === list.length, 'must name each language once'),
    v.transform((list) => list as unknown as Languages), // of which there is one
    v.title('Idiomas'),
  ),
  origin: origin('Dirección del sitio', 'https://example.org'),
  name: text('Nombre completo'),
  shortName: text('Nombre corto'),
  contact: v.pipe(
    v.looseObject({
      email: v.pipe(v.string(), v.email('must be an e-mail address'), v.title('Correo')),
    }),
    v.title('Contacto'),
  ),
  themeColor: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^#[\da-f]{6}$/i, 'must be a colour such as #7a3b12'),
      v.title('Color del navegador'),
    ),
  ),
  framedOrigins: v.optional(v.array(origin('Origen', 'https://maps.example'))),
  violationCollector: v.optional(v.pipe(v.string(), v.url('must be a full URL'))),
});
