// Loaded before the site: when the process ends it prints the packages that were loaded.
process.on('exit', () => {
  const packages = Object.keys(require.cache).map(
    (file) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(file)?.[1],
  )
  for (const name of new Set(packages)) if (name) process.stdout.write(`LOADED ${name}\n`)
})
