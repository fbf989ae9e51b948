import type { RequestHandler } from '@rsbuild/core';
import { isOwnRequest } from '@tesela/build/dev/isOwnRequest';

/** No website reads the sources or writes into the terminal. */
export const refuseOthers: RequestHandler = (request, response, next) => {
  if (isOwnRequest(request)) return next();
  response.writeHead(403, { 'content-type': 'text/plain' }).end('Only this machine is answered.\n');
};
