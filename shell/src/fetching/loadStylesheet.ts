import { addressOf } from './address.ts';
import { withHedge } from './withHedge.ts';

function link(address: string, integrity: string | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('link');
    const abandon = () => {
      element.remove();
      reject(new Error(`${address} is not wanted any more.`));
    };
    element.rel = 'stylesheet';
    if (integrity) element.integrity = integrity;
    if (new URL(address, document.baseURI).origin !== location.origin) element.crossOrigin = 'anonymous';
    element.addEventListener('load', () => {
      signal.removeEventListener('abort', abandon);
      resolve();
    });
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error(`${address} was not applied.`));
    });
    signal.addEventListener('abort', abandon);
    element.href = address;
    document.head.append(element);
  });
}

/**
 * Fetches a stylesheet and adds it to the document.
 * @param integrity hash that the file must have
 * @throws NotFetched also when it is not what the hash says
 */
export function loadStylesheet(url: string, integrity?: string): Promise<void> {
  return withHedge(url, ({ signal }) => link(addressOf(url).address, integrity, signal));
}
