import { defineRemoteConfig } from '@clinic/shared/preset';

export default defineRemoteConfig(import.meta.dirname);
