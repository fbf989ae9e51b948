import { shareServer, startServer } from '@tesela/gateway/testing/startServer';

import { mountChat } from '#http/service.ts';
import { documents, siteFile } from '#testing/fixtures.ts';

export { sendRaw } from '@tesela/gateway/testing/startServer';

/** What the chat reads of a composed site. */
export const siteFiles = {
  'live/chat.json': JSON.stringify(documents),
  'live/settings.json': JSON.stringify({ site: siteFile }),
};

type ChatOptions = Parameters<typeof mountChat>[0];
type ServerOptions = Omit<NonNullable<Parameters<typeof startServer>[0]>, 'services'>;

/** The real gateway with the chat, closed when the test ends. */
export const startGateway = (chat: ChatOptions = {}, server: ServerOptions = {}) =>
  startServer({ ...server, services: [mountChat(chat)] }, siteFiles);

/** One such gateway for all tests of a file, with a port. */
export const shareGateway = (chat: ChatOptions = {}) =>
  shareServer({ services: [mountChat(chat)] }, siteFiles);
