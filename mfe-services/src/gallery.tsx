import { showInGallery } from '@clinic/shared/gallery';

import { TechnologyCard } from '#components/TechnologyCard.tsx';
import type { AreaDocument } from '#content/areaDocuments.ts';
import { AreaHeader } from '#features/areas/AreaHeader.tsx';
import { ServiceCard } from '#features/services/ServiceCard.tsx';
import { areas, paths } from '#paths.ts';

showInGallery('mfe-services', (_lang, documents) => {
  const [clinica, estetica] = areas.map((area) => documents[paths.area(area)]) as [
    AreaDocument,
    AreaDocument,
  ]; // data.ts makes these documents
  const articles = [clinica, estetica].map((content) => {
    const [service] = content.services;
    if (!service) throw new Error(`The area ${content.area} has no service to show.`);
    return [
      content.title,
      <ServiceCard key={service.id} service={service} category={content.category} words={content.words} />,
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
