/**
 * Returns everything in built HTML that the content policy would block: event handlers, and inline
 * scripts and styles. Those in `own` are allowed, because the policy lists their hashes. The JSON
 * block with the settings is allowed, because it is not executed. Regular expressions are
 * sufficient, because the build generates regular HTML.
 */
export function findInlineCode(html: string, own: readonly string[] = []): string[] {
  const found: string[] = [];
  const others = html.replace(
    /<(script|style)\b[^>]*>([^]*?)<\/\1>/gi,
    (block, _name, code: string) => (own.includes(code) ? '' : block),
  );
  for (const [tag = ''] of others.matchAll(/<[a-z][^>]*>/gi)) {
    const isData = /^<script\s[^>]*type="application\/json"/i.test(tag);
    if (/^<script\b/i.test(tag) && !isData && !/\ssrc="/i.test(tag)) found.push(tag);
    if (/^<style\b/i.test(tag)) found.push(tag);
    if (/\s(style|on[a-z]+)\s*=/i.test(tag)) found.push(tag);
    if (/\s(href|src|action|formaction)="\s*(javascript|data):/i.test(tag)) found.push(tag);
  }
  // React's streaming inserts late content with `<template>` and an inline script, which the policy
  // would block.
  if (/<template\b/i.test(html)) found.push('<template>');
  return found;
}
