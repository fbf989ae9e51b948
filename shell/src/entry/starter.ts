// Compose inlines this script into the head of every page, so it must be small.
import '@clinic/host/starter';
import { attempt } from '@clinic/host/attempt';

import { markScrolled } from '#layout/navbar/markScrolled.ts';

attempt(markScrolled);
