/** Storages that are filled before the page starts. */
type Stores = { local: Pick<Storage, 'setItem'>; session: Pick<Storage, 'setItem'> };

const draft = {
  fullName: 'Ana María Gómez',
  identificationType: 'cc',
  email: 'ana@example.org',
  phone: '300 123 4567',
  preferredTreatment: 'Microneedling',
  primaryGoal: '',
  hasMedicalOrder: '',
  doctorName: '',
  details: '',
};

const gone = { id: 'left-the-catalogue', name: 'Crema que salió del catálogo', image: '', quantity: 2 };

/** What a browser may hold from an earlier visit, and is hard to reach by hand. */
export const stored = {
  'cart-damaged': ({ local }) => local.setItem('clinic.cart', '{"version":1,"lines":[{"id":'),
  'cart-product-gone': ({ local }) =>
    local.setItem('clinic.cart', JSON.stringify({ version: 1, lines: [gone] })),
  'form-half-filled': ({ session }) =>
    session.setItem('clinic.assessment', JSON.stringify({ savedAt: Date.now(), values: draft })),
} as const satisfies Record<string, (stores: Stores) => void>;
