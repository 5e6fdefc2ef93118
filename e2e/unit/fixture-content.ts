// Unit tests use the fixture content, so that they don't depend on the owner's.
process.env.CONTENT_DIR = 'e2e/content'
