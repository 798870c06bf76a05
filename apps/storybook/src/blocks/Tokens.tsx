import { contrast, dark, light, space, text, vars } from '@bank-bonuses/ui/theme';
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

/** Renders the spacing scale. */
export const Spaces = () => (
  <ul className="spaces">
    {Object.entries(space).map(([name, pixels]) => (
      <li key={name}>
        <code>{name}</code> {pixels} px <span className="bar" style={{ width: `${pixels}px` }} />
      </li>
    ))}
  </ul>
);

/** Renders the name of each text size in that size. */
export const TextSizes = () => (
  <ul className="sizes">
    {Object.entries(text).map(([name, pixels]) => (
      <li key={name} style={{ fontSize: vars.text[name as keyof typeof text] }}>
        {name}, {pixels} px: You have earned $1,250.00
      </li>
    ))}
  </ul>
);

/** Renders the names and values of a scale. */
export const Scale = ({ values }: { values: Record<string, string | number> }) => (
  <table className="tokens">
    <thead>
      <tr>
        <th>Name</th>
        <th>Value</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(values).map(([name, value]) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
