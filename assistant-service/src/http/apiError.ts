import { chatErrorStatus as statusOf, type ChatError, type ChatErrorCode } from '@clinic/shared/chat';
import type { Lang, PerLang } from '@clinic/shared/lang';

const messages: PerLang<Record<ChatErrorCode, string>> = {
  es: {
    invalid_json: 'El cuerpo debe ser JSON válido, por ejemplo {"message": "Hola"}.',
    invalid_message: 'Escriba un mensaje en «message».',
    message_too_long: 'El mensaje puede tener hasta 1000 caracteres.',
    not_found: 'Esta dirección no existe.',
    method_not_allowed: 'Use el método POST.',
    body_too_large: 'El mensaje es demasiado grande.',
    unsupported_media_type: 'Envíe el mensaje como application/json.',
    rate_limited: 'Ha enviado muchos mensajes seguidos. Espere un momento e inténtelo de nuevo.',
    internal: 'Algo falló de nuestro lado. Inténtelo de nuevo.',
    unavailable: 'El asistente no está disponible en este momento.',
  },
  en: {
    invalid_json: 'The body must be valid JSON, for example {"message": "Hello"}.',
    invalid_message: 'Write a message in "message".',
    message_too_long: 'A message can have up to 1000 characters.',
    not_found: 'There is nothing at this address.',
    method_not_allowed: 'Use the POST method.',
    body_too_large: 'The message is too large.',
    unsupported_media_type: 'Send the message as application/json.',
    rate_limited: 'You have sent many messages in a row. Wait a moment and try again.',
    internal: 'Something failed on our side. Please try again.',
    unavailable: 'The assistant is not available right now.',
  },
};

/** Refuses a call with one of the known codes. */
export class ApiError extends Error {
  readonly code: ChatErrorCode;
  readonly statusCode: number;

  constructor(code: ChatErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.statusCode = statusOf[code];
  }
}

const byStatus: Readonly<Record<number, ChatErrorCode>> = {
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};

/** Code for any error that reaches the API's error handler, Fastify's own ones included. */
export function codeOf(error: unknown): ChatErrorCode {
  if (error instanceof ApiError) return error.code;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return byStatus[status] ?? (status >= 400 && status < 500 ? 'invalid_json' : 'internal');
}

/** Body of a refused call. */
export const errorBody = (code: ChatErrorCode, lang: Lang): ChatError => ({
  error: { code, message: messages[lang][code] },
});
