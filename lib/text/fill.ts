/**
 * Puts values into a text: `{name}` becomes the value of that name. Texts of islands are templates and no functions, as
 * functions can't be handed from server to browser.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (token, name: string) => String(values[name] ?? token))
}
