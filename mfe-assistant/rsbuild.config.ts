import { defineRemoteConfig } from '@clinic/shared/preset';

export default defineRemoteConfig('mfe_assistant');
