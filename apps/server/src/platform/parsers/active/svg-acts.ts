/** Whether an SVG image does more than draw: scripts, handlers, foreign pages, references outside. */
export function svgActs(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1').replaceAll('\0', '')
  return /<(?:\w+:)?(?:script|foreignObject|handler|listener)\b|\son[a-z]+\s*=|<!ENTITY|javascript:|href\s*=\s*["'](?!#|data:image\/(?:png|jpeg|gif|webp)[;,])/i.test(
    text,
  )
}
