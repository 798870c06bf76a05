/**
 * Returns everything in built HTML that the content policy would block: event handlers, and inline scripts
 * and styles other than `own`, whose hashes the policy has. The one JSON block is data. Built HTML is
 * regular enough for a search by pattern.
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
  // React connects streamed parts with `<template>` and an inline script.
  if (/<template\b/i.test(html)) found.push('<template>');
  return found;
}
