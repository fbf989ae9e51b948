import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** The parts of a JSON Schema that the editor uses. */
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
  /** The role of a field beyond its type (`FieldRole` of `@tesela/content/fields`). */
  input?: string;
  kind?: string;
  folder?: string;
  labels?: Record<string, string>;
};

/** Converts a schema of content. `tesela check --content` checks the rules that JSON Schema cannot express. */
export const jsonSchemaOf = (schema: v.GenericSchema): JsonSchema =>
  toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    // Of two patterns the last one is the narrower.
    overrideAction: ({ valibotAction: action, jsonSchema }) =>
      action.type === 'regex'
        ? { ...jsonSchema, pattern: (action as v.RegexAction<string, undefined>).requirement.source }
        : undefined,
  }) as JsonSchema;
