import { testFaults } from '@tesela/testing/faults/testFaults';

import { quickCells, tractorStore } from './faultSite.ts';

testFaults(tractorStore, quickCells);
