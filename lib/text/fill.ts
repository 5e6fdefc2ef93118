/**
 * Fills a template: `{name}` becomes the value of that name. Texts of islands are templates and not functions, because
 * functions can't be passed from server to browser.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (token, name: string) => String(values[name] ?? token))
}
