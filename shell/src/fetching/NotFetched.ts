/** Something did not come, or is not what it should be; another attempt may bring it. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched';
}
