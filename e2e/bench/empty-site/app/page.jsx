export default function Page() {
  return <h1>Nothing</h1>
}
