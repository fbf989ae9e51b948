import { showInGallery } from '@clinic/shared/gallery';

import { TechnologyCard } from '#components/TechnologyCard.tsx';
import { content as enClinica } from '#content/en/clinica.ts';
import { content as enEstetica } from '#content/en/estetica.ts';
import { content as esClinica } from '#content/es/clinica.ts';
import { content as esEstetica } from '#content/es/estetica.ts';
import { AreaHeader } from '#features/areas/AreaHeader.tsx';
import { ServiceArticle } from '#features/services/ServiceArticle.tsx';

const words = {
  es: { clinica: esClinica, estetica: esEstetica },
  en: { clinica: enClinica, estetica: enEstetica },
};

showInGallery('mfe-services', (lang) => {
  const { clinica, estetica } = words[lang];
  const articles = [clinica, estetica].map((content) => {
    const [service] = content.services;
    if (!service) throw new Error(`The area ${content.area} has no service to show.`);
    return [
      content.title,
      <ServiceArticle key={service.id} service={service} category={content.category} words={content.words} />,
    ] as const;
  });
  const { technology } = estetica;
  return [
    {
      name: 'Area header',
      isWide: true,
      states: { clinical: <AreaHeader content={clinica} />, aesthetic: <AreaHeader content={estetica} /> },
    },
    { name: 'Service', states: Object.fromEntries(articles) },
    {
      name: 'Technology card',
      note: 'Who must not have it unfolds, where there is something to say.',
      states: {
        devices: (
          <ul
            style={{
              display: 'grid',
              gap: '2rem',
              gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))',
            }}
          >
            {technology.items.slice(0, 3).map((item) => (
              <TechnologyCard key={item.id} {...item} words={estetica.words} />
            ))}
          </ul>
        ),
      },
    },
  ];
});
