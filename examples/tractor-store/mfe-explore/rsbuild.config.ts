import { defineRemoteConfig } from '@clinic/build';

export default defineRemoteConfig(import.meta.dirname);
