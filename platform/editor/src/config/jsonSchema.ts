import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** What the editor needs of a JSON Schema that was made of a schema of content. */
export type JsonSchema = {
  type?: string;
  title?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  /** What a field is beyond its type (`FieldRole` of `@clinic/content/fields`). */
  input?: string;
  kind?: string;
  folder?: string;
  labels?: Record<string, string>;
};

/** Rules that JSON Schema has no words for are left to `clinic check --content`. */
export const jsonSchemaOf = (schema: v.GenericSchema): JsonSchema =>
  toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    // Of two patterns the one that is said last is the narrower.
    overrideAction: ({ valibotAction: action, jsonSchema }) =>
      action.type === 'regex'
        ? { ...jsonSchema, pattern: (action as v.RegexAction<string, undefined>).requirement.source }
        : undefined,
  }) as JsonSchema;
