import { contrast, dark, light } from '@bank-bonuses/ui/theme';
import type { ReactNode } from 'react';
import './blocks.css';

type Tree = { [key: string]: string | Tree };

const leaves = (tree: Tree, path: string[] = []): [name: string, value: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[[...path, key].join('.'), value]] : leaves(value, [...path, key]),
  );

const { shadow: _light, scrim: _lightScrim, ...lightColors } = light;
const { shadow: _dark, scrim: _darkScrim, ...darkColors } = dark;
const darkValues = new Map(leaves(darkColors));
const variable = (name: string) =>
  `--bb-${name.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const Swatch = ({ color }: { color: string }) => (
  <>
    <span className="swatch" style={{ background: color }} /> <code>{color}</code>
  </>
);

const ratio = (color: string, ground: string) => {
  const value = contrast(color, ground);
  return Number.isNaN(value) ? '' : `${value.toFixed(1)} : 1`;
};

/**
 * Renders every color with its variable, its two values, and its contrast with the page's
 * background.
 */
export const Colors = () => (
  <table className="tokens">
    <thead>
      <tr>
        <th>Variable</th>
        <th>Light</th>
        <th>On the page</th>
        <th>Dark</th>
        <th>On the page</th>
      </tr>
    </thead>
    <tbody>
      {leaves(lightColors).map(([name, value]) => (
        <tr key={name}>
          <th scope="row">
            <code>{variable(name)}</code>
          </th>
          <td>
            <Swatch color={value} />
          </td>
          <td>{ratio(value, light.ground.page)}</td>
          <td>
            <Swatch color={darkValues.get(name) ?? ''} />
          </td>
          <td>{ratio(darkValues.get(name) ?? '', dark.ground.page)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface ScaleProps {
  values: Record<string, string | number>;
  /** Returns an example of a value. */
  example?: (name: string) => ReactNode;
}

/** Renders the names and values of a scale. */
export const Scale = ({ values, example }: ScaleProps) => (
  <table className="tokens">
    <thead>
      <tr>
        <th>Name</th>
        <th>Value</th>
        {example && <th>Example</th>}
      </tr>
    </thead>
    <tbody>
      {Object.entries(values).map(([name, value]) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{value}</td>
          {example && <td>{example(name)}</td>}
        </tr>
      ))}
    </tbody>
  </table>
);
