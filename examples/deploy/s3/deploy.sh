#!/usr/bin/env bash
# Uploads a built site to an S3 bucket that is set up as a website, with index.html as its index document and
# 404.html as its error document: ./deploy.sh my-bucket
set -euo pipefail

bucket="s3://$1"

# Files in _app never change under their name. They go first, so that no page asks for one that is not there yet.
aws s3 sync dist/_app "$bucket/_app" --cache-control "public, max-age=31536000, immutable"

# Everything else is asked for again at each visit.
aws s3 sync dist "$bucket" --exclude "_app/*" --exclude "*.md" --exclude "_headers" --exclude "_redirects" \
  --exclude ".vitrine.json" --cache-control no-cache
aws s3 sync dist "$bucket" --exclude "*" --include "*.md" --cache-control no-cache \
  --content-type "text/markdown; charset=utf-8"

# What the site no longer has goes last.
aws s3 sync dist "$bucket" --exclude "_headers" --exclude "_redirects" --exclude ".vitrine.json" --delete --size-only
