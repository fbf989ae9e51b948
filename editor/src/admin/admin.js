import CMS from '@sveltia/cms';
const answer = await fetch('config.json', { cache: 'no-store' });
if (!answer.ok) throw new Error(`config.json: ${answer.status}`);
CMS.init({ config: { ...(await answer.json()), load_config_file: false } });
