import { textOf } from '@tesela/core/descriptions';
import * as v from 'valibot';

import type { ArticleSection } from '../fields/article.ts';
import type { FieldRole } from '../fields/fields.ts';
import type { Kind } from '../kind.ts';
import { bare, partsOf } from '../read/explain.ts';

/** What a page calls its fields, by their names; a group of labels stands for a group of fields. */
type Labels = Readonly<Record<string, unknown>>;

/** A part of a page that has an anchor. */
type Section = { id: string; heading: string; text: string };

const roleOf = (schema: v.GenericSchema) => v.getMetadata(bare(schema)) as Partial<FieldRole>;

const isGroup = (value: unknown): value is Labels => typeof value === 'object' && value !== null;

/** The texts of a value in the order of its schema, each after its label. */
function textsOf(schema: v.GenericSchema, value: unknown, labels: Labels = {}): string[] {
  const { entries, item } = partsOf(schema);
  if (item) return Array.isArray(value) ? value.flatMap((each) => textsOf(item, each, labels)) : [];
  if (entries && isGroup(value))
    return Object.entries(entries).flatMap(([name, field]) => {
      const label = labels[name];
      const own = textsOf(field, value[name], isGroup(label) ? label : {});
      return own.length > 0 && typeof label === 'string' ? [label, ...own] : own;
    });
  const role = roleOf(schema);
  const isText = (role.input === 'line' || role.input === 'text') && role.quoted !== false;
  return isText && typeof value === 'string' ? [value] : [];
}

/** The groups of a value that begin with an anchor. */
function sectionsOf(schema: v.GenericSchema, value: unknown): Section[] {
  const { entries, item } = partsOf(schema);
  if (item) return Array.isArray(value) ? value.flatMap((each) => sectionsOf(item, each)) : [];
  if (!entries || !isGroup(value)) return [];
  const [name] = Object.entries(entries).find(([, field]) => roleOf(field).input === 'anchor') ?? [];
  if (name === undefined)
    return Object.entries(entries).flatMap(([key, field]) => sectionsOf(field, value[key]));
  const [heading = '', ...texts] = textsOf(schema, value);
  return [{ id: String(value[name]), heading, text: textOf(heading, texts) }];
}

const ofArticle = ({ id, heading, blocks }: ArticleSection): Section => ({
  id,
  heading,
  text: textOf(
    heading,
    blocks.map((block) => (block.kind === 'list' ? block.items : block.text)),
  ),
});

/**
 * Reads what an entry says, by the roles of its fields: texts without labels, ids, links, pictures and what must not be
 * quoted.
 * @param labels what the page writes before a field
 */
export function said({ words, facts, body }: Kind, value: object, labels?: Labels) {
  const schemas = [words, facts].filter((schema) => schema !== undefined);
  // The check of the content gave every article its sections.
  const article = body ? (value as { sections: ArticleSection[] }).sections.map(ofArticle) : [];
  const texts = schemas.flatMap((schema) => textsOf(schema, value, labels));
  return {
    text: textOf(
      texts,
      article.map(({ text }) => text),
    ),
    sections: [...schemas.flatMap((schema) => sectionsOf(schema, value)), ...article],
  };
}
