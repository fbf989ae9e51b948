import type { Page } from 'playwright';
import sharp from 'sharp';

import { formOf, nameFile, open, save } from './form.ts';
import { article, handCream } from './words.ts';

/** @param width px; the height is that of a portrait, 4 by 5. @returns the file */
export async function makePhoto(file: string, width: number, background: string): Promise<string> {
  await sharp({ create: { width, height: width * 1.25, channels: 3, background } }).toFile(file);
  return file;
}

/** Adds a product with its picture and words in both languages. */
export async function addProduct(page: Page, picture: string): Promise<void> {
  await open(page, 'mfe-shop_products_facts', 'new');
  const facts = formOf(page);
  await facts.fill('Orden', '415');
  await facts.fill('Nombre', 'Crema de Manos Tagua');
  await facts.fill('Marca', 'Yarumé');
  await facts.choose('Categoría', 'Rejuvenecimiento');
  await facts.choose('Línea', 'Hidratación');
  await facts.fill('Contenido', '75 ml');
  await facts.fill('Precio', '47300');
  await facts.upload('Imagen', picture);
  await facts.choose('Tipos de piel', 'Seca');
  await facts.choose('Para qué es', 'Resequedad y tirantez');
  await facts.choose('Textura', 'Crema');
  await facts.fill('Notificación sanitaria', 'NSOC00099-26CO');
  await facts.fill('Ingredientes (INCI)', 'Aqua, Glycerin, Phytelephas Aequatorialis Seed Powder');
  await nameFile(page, 'crema-de-manos-tagua');
  await save(page);
  await open(page, 'mfe-shop_products_words', 'new');
  for (const lang of ['es', 'en'] as const) {
    const form = formOf(page, lang);
    const { description, use, ingredient, alt } = handCream[lang];
    await form.fill('Descripción', description);
    await form.fill('Modo de uso', use);
    await form.add('Ingredientes clave');
    await form.fill('Ingrediente', ingredient);
    await form.fill('Qué muestra la imagen', alt);
  }
  await nameFile(page, 'crema-de-manos-tagua');
  await save(page);
}

/** Adds a doctor with a portrait and words in both languages. */
export async function addDoctor(page: Page, portrait: string): Promise<void> {
  await open(page, 'mfe-marketing_doctors_facts', 'new');
  const facts = formOf(page);
  await facts.fill('Orden', '50');
  await facts.upload('Retrato', portrait);
  await nameFile(page, 'ana-mejia');
  await save(page);
  await open(page, 'mfe-marketing_doctors_words', 'new');
  for (const [lang, summary] of [
    ['es', 'Atiende enfermedades de las uñas y del pelo en personas de todas las edades.'],
    ['en', 'Sees people of all ages with diseases of the nails and the hair.'],
  ] as const) {
    const form = formOf(page, lang);
    await form.fill('Nombre', 'Dra. Ana Mejía');
    await form.fill('A qué se dedica', lang === 'es' ? 'Uñas y pelo' : 'Nails and hair');
    await form.fill('Profesión', 'Dermatóloga');
    await form.fill('Registro RETHUS', 'RETHUS 00000000 (muestra)');
    await form.fill('Resumen', summary);
    await form.add('Perfil');
    await form.fill('Párrafo', summary);
    await form.add('Formación');
    await form.fill('Título', 'Dermatología');
    await form.fill('Institución', 'Institución por confirmar (dato de muestra)');
    await form.fill('Año', '2015');
    await form.add('Áreas de interés');
    await form.fill('Texto del enlace', 'Biopsia');
    await form.fill('Página', '/tratamientos/biopsia-piel');
    await form.add('Idiomas');
    await form.fill('Idioma', 'Español');
  }
  await nameFile(page, 'ana-mejia');
  await save(page);
}

/** Adds an article in Markdown. */
export async function addPost(page: Page, photo: string): Promise<void> {
  await open(page, 'mfe-marketing_posts_facts', 'new');
  const facts = formOf(page);
  await facts.fill('Publicado el', '2026-11-20');
  await facts.fill('Actualizado el', '2026-11-20');
  await facts.fill('Minutos de lectura', '2');
  await facts.upload('Imagen', photo);
  await facts.expand('Revisión');
  await facts.fill('Quién la revisó', 'Mariana Restrepo');
  await facts.fill('Su perfil', '/equipo/mariana-restrepo');
  await facts.fill('Revisada el', '2026-11-20');
  await facts.fill('Próxima revisión', '2027-11-20');
  for (const [index, work] of ['DermNet. Hand dermatitis.', 'MedlinePlus. Dermatitis.'].entries()) {
    await facts.add('Fuentes');
    await facts.fill('Obra', work, index);
  }
  await facts.fill('Servicio al que invita', '/tratamientos/consulta');
  await facts.choose('Para seguir leyendo', 'melasma');
  await nameFile(page, 'manos-resecas');
  await save(page);
  await open(page, 'mfe-marketing_posts_words', 'new');
  for (const lang of ['es', 'en'] as const) {
    const words = article[lang];
    const form = formOf(page, lang);
    for (const [label, value] of Object.entries(words.lines)) await form.fill(label, value);
    await form.fill('Texto', words.invitation);
    await form.fill('Botón', words.button);
    await form.write('Artículo', words.body);
  }
  await nameFile(page, 'manos-resecas');
  await save(page);
}
