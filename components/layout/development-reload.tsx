/** Reloads the page after an edit of the owner's files, which the bundler doesn't watch. Used by `npm run dev` only. */
export function DevelopmentReload() {
  const script = "new EventSource('/api/development').onmessage = () => location.reload()"
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
