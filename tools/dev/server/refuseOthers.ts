import { isOwnRequest } from '@clinic/build/dev/isOwnRequest';
import type { RequestHandler } from '@rsbuild/core';

/** No website reads the sources or writes into the terminal. */
export const refuseOthers: RequestHandler = (request, response, next) => {
  if (isOwnRequest(request)) return next();
  response.writeHead(403, { 'content-type': 'text/plain' }).end('Only this machine is answered.\n');
};
