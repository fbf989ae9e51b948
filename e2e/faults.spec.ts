import { testFaults } from '@tesela/testing/faults/testFaults';

import { clinic, quickCells } from './faults/site.ts';

testFaults(clinic, quickCells);
