import { createElement, type ReactElement, type SVGProps } from 'react';

type IconData = {
  name: string;
  /** Elements of the drawing, each with a key. */
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
};

type Props = SVGProps<SVGSVGElement> & { size?: number };

/**
 * What the build puts in the place of `createLucideIcon`: the same drawings without the parts of Lucide's component
 * that nothing here uses (its context, its attributes for other frameworks), which every remote would carry again.
 */
export default function createIcon({ name, node }: IconData): (props: Props) => ReactElement {
  return function Icon({ size = 24, className = '', ...rest }) {
    const isNamed = 'aria-label' in rest || 'role' in rest;
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`.trim(),
        ...(!isNamed && { 'aria-hidden': true }),
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
