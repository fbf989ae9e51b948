import type { ChatErrorCode } from '@clinic/shared/chat';
import type { PerLang } from '@tesela/core/lang';

/** What a refused call is told. */
export const messages: PerLang<Record<ChatErrorCode, string>> = {
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
