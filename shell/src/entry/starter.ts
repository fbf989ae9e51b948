// Compose inlines this script into the head of every page, so it must be small.
import '@tesela/host/starter';
import { attempt } from '@tesela/host/attempt';

import { markKept } from '#layout/navbar/markKept.ts';
import { markScrolled } from '#layout/navbar/markScrolled.ts';

attempt(() => {
  markScrolled();
  markKept();
});
