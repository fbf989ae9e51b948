// What router and store stand on: evaluated by itself.
export { Link } from '@clinic/shared/navigation';
export { makeStore } from '@clinic/shared/store';
