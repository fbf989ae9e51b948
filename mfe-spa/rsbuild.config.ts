import { defineRemoteConfig } from '@tesela/build';

export default defineRemoteConfig(import.meta.dirname);
