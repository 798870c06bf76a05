import { dark, light } from './palette.ts';

const sans = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/**
 * Inline styles, because some mail programs drop the `<style>` element. That element only adds
 * optional styles.
 */
export const inline = {
  page: `margin:0;padding:0;background-color:${light.page};`,
  frame: `padding:24px 12px;background-color:${light.page};`,
  card: `max-width:560px;background-color:${light.surface};border:1px solid ${light.edge};border-radius:12px;`,
  inner: `padding:28px 32px 32px;font-family:${sans};font-size:16px;line-height:1.5;color:${light.normal};`,
  sender: `padding-left:10px;font-family:${sans};font-size:18px;font-weight:bold;color:${light.strong};`,
  heading: `margin:24px 0 16px;font-size:24px;line-height:1.25;font-weight:bold;letter-spacing:-0.01em;color:${light.strong};`,
  paragraph: 'margin:0 0 16px;',
  details: `margin:0 0 20px;border-top:1px solid ${light.edge};`,
  term: `padding:8px 16px 8px 0;border-bottom:1px solid ${light.edge};text-align:left;font-weight:normal;color:${light.quiet};font-size:16px;line-height:1.4;`,
  value: `padding:8px 0;border-bottom:1px solid ${light.edge};text-align:right;color:${light.strong};font-size:16px;line-height:1.4;font-variant-numeric:tabular-nums;word-break:break-word;`,
  buttonCell: `border-radius:8px;background-color:${light.fill};`,
  button: `display:inline-block;padding:12px 24px;border-radius:8px;background-color:${light.fill};color:${light.onFill};font-weight:bold;font-size:16px;line-height:1.25;text-decoration:none;`,
  hint: `margin:12px 0 20px;font-size:14px;color:${light.quiet};`,
  link: `color:${light.link};word-break:break-all;`,
  code: `margin:0 0 20px;padding:12px 16px;border-radius:8px;background-color:${light.sunken};color:${light.strong};font-size:28px;line-height:1.2;font-weight:bold;letter-spacing:0.12em;font-variant-numeric:tabular-nums;text-align:center;`,
  reason: `max-width:560px;padding:16px 12px 0;font-family:${sans};font-size:14px;line-height:1.5;color:${light.quiet};`,
  mark: `width:36px;height:36px;border-radius:9px;background-color:${light.fill};line-height:0;font-size:0;`,
  arch: `width:15px;height:12px;margin:0 auto;padding-top:3px;border:solid ${light.onFill};border-width:2px 2px 0;border-radius:10px 10px 0 0;`,
  innerArch: `width:5px;height:12px;margin:0 auto;border:solid ${light.onFill};border-width:2px 2px 0;border-radius:5px 5px 0 0;`,
  base: `width:23px;height:2px;margin:0 auto;background-color:${light.onFill};`,
  preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all;',
} as const;

/** Styles that depend on the reader: dark mode and narrow screens. */
export const styleElement = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.page} !important; }
  .card { background-color: ${dark.surface} !important; border-color: ${dark.edge} !important; }
  .normal { color: ${dark.normal} !important; }
  .strong { color: ${dark.strong} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .edge { border-color: ${dark.edge} !important; }
  .code { background-color: ${dark.sunken} !important; }
  .fill { background-color: ${dark.fill} !important; color: ${dark.onFill} !important; }
  .line { border-color: ${dark.onFill} !important; }
  .base { background-color: ${dark.onFill} !important; }
  .link { color: ${dark.link} !important; }
}
@media (max-width: 480px) {
  .inner { padding: 20px 20px 24px !important; }
  .term, .value { display: block !important; text-align: left !important; }
  .term { border-bottom: 0 !important; padding-bottom: 0 !important; }
  .value { padding-top: 0 !important; }
}
`;
