#!/usr/bin/env bash
# Builds the site here, and uploads it to Vercel as files. Vercel does not read _headers, so the same rules
# go into a vercel.json in the uploaded folder. Options are passed on: ./deploy.sh --prod
set -euo pipefail

npx docs build --strict
npx docs headers vercel > dist/vercel.json
npx vercel deploy dist --yes "$@"
