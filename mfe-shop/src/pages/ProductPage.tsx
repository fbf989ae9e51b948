import type { PageDefinition, PageProps } from '@clinic/shared/contract';
import { Link } from '@clinic/shared/navigation';
import { DataPicture } from '@clinic/shared/ui/Picture';
import { Section } from '@clinic/shared/ui/Section';

import { ProductName } from '#components/ProductName.tsx';
import type { ProductContent, ProductDetails } from '#content/types.ts';
import { BuyableProduct } from '#features/cart/BuyableProduct.tsx';
import { paths } from '#paths.ts';

function ProductPage({ content, data }: PageProps<ProductContent, ProductDetails>) {
  return (
    <>
      <Section level={1} kicker={data.brand} heading={<ProductName name={data.name} />} lead={data.summary}>
        <DataPicture picture={data.image} alt={data.image.alt} sizes="24rem" priority />
        <h2>{content.howToUse}</h2>
        <p>{data.howToUse}</p>
        <h2>{content.ingredients}</h2>
        <ul>
          {data.ingredients.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <h2>{content.skinTypes}</h2>
        <p>{data.skinTypes.map((type) => content.skin[type]).join(', ')}</p>
        <Link to={paths.all}>{content.backToShop}</Link>
      </Section>
      <Section heading={content.related}>
        <ul>
          {data.related.map((product) => (
            <li key={product.id}>
              <BuyableProduct product={product} labels={content.card} headingLevel={3} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

export const page: PageDefinition<ProductContent, ProductDetails> = {
  Component: ProductPage,
  meta: ({ content, data }) => ({ title: content.meta.title(data.name), description: data.summary }),
};
