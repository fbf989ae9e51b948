import type { AboutContent } from '#content/types.ts';

export const content: AboutContent = {
  meta: {
    title: 'Our dermatology clinic in {city}',
    description:
      'Meet {brand}, a dermatology clinic and spa in {city}: who leads it, how it works with patients and the six values it keeps.',
  },
  heading: 'Dermatology that examines and explains',
  lead: 'Our name comes from the arrayán, a tree of our mountains with scented leaves that takes its time to grow. We work the same way: first the diagnosis, then a plan that is reviewed at each follow-up.',
  image: 'hero/nosotros',
  imageAlt: 'Empty waiting room in daylight, with a wooden bench, linen and a sprig of arrayán.',
  quote: {
    // Sample: replace before launch.
    text: 'Skin takes its time. Our work is to examine it thoroughly and explain what we find in words that anyone can understand.',
    author: 'Dr. Mariana Restrepo',
    role: 'Medical director',
  },
  timeline: [
    {
      id: 'mision',
      title: 'Mission',
      text: 'To care for the health and well-being of the skin with evidence-based medicine, a warm manner and honest advice, from the first consultation to the last checkup.',
    },
    {
      id: 'vision',
      targetYear: 2028,
      title: 'Vision',
      // Sample: replace before launch.
      text: 'By 2028 we want to be a trusted place in the city, where clinical dermatology, aesthetics and the spa share the same medical judgment.',
    },
    {
      id: 'liderazgo',
      title: 'Leadership',
      // Sample: replace before launch.
      text: 'Dr. Mariana Restrepo leads a team of specialists that shares cases, reviews protocols and agrees on what to offer and what not to. Every new technology goes through that conversation.',
    },
    {
      id: 'valores',
      title: 'Values',
      text: 'Six simple agreements guide how we care for people, give advice and treat one another.',
    },
  ],
  values: [
    {
      title: 'Clarity',
      text: 'Every visit begins with your questions and ends with a written plan and the signs that call for an earlier visit.',
    },
    {
      title: 'Honesty',
      text: 'We say what a treatment can offer, what it cannot, and when it is better to wait or do nothing.',
    },
    {
      title: 'Rigor',
      text: 'We base every recommendation on the available evidence and the examination of your skin, not on trends.',
    },
    {
      title: 'Safety',
      text: 'We review your history, explain risks and aftercare, and ask for your consent before each procedure.',
    },
    {
      title: 'Inclusion',
      text: 'We see people of all ages and skin tones, with respectful language and accessible spaces. Aesthetic procedures are for adults.',
    },
    {
      title: 'Discretion',
      text: 'Your story is yours. We treat health information confidentially and use it only to care for you.',
    },
  ],
  next: {
    text: 'Four dermatologists see patients at the clinic. See their training and what each of them treats.',
    link: '/equipo',
    linkLabel: 'Meet the team',
  },
};
